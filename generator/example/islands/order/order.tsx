/** Counts loaves. The build renders it, too; its code is fetched when it comes near the screen. */
import { useState } from 'react';

export default function Order({ price }: { price: number }) {
  const [count, setCount] = useState(1);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count} for ₹{count * price}
    </button>
  );
}
