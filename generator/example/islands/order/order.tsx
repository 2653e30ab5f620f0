/** An order, and what it costs. The build renders it, too; its code is fetched when it comes near the screen. */
import { useState } from 'react';

const days = ['today', 'tomorrow'];

export default function Order({ price }: { price: number }) {
  const [count, setCount] = useState(1);
  const [flour, setFlour] = useState('rye');
  const [isSliced, setIsSliced] = useState(false);
  const [day, setDay] = useState('today');
  return (
    <form>
      <select aria-label="Flour" value={flour} onChange={event => setFlour(event.currentTarget.value)}>
        <option>rye</option>
        <option>wheat</option>
      </select>
      <label>
        <input type="checkbox" checked={isSliced} onChange={event => setIsSliced(event.currentTarget.checked)} /> sliced
      </label>
      {days.map(one => (
        <label key={one}>
          <input type="radio" name="day" checked={one === day} onChange={() => setDay(one)} /> {one}
        </label>
      ))}
      <button type="button" onClick={() => setCount(count + 1)}>
        One more
      </button>
      <output>{`${count} of ${flour}${isSliced ? ', sliced' : ''}, ${day}: ₹${count * price}`}</output>
    </form>
  );
}
