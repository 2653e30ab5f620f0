/** How a price is found, in words: only amounts among them are as large as a price. */
import './price-basis.css';
import { BoldAmounts } from './price.tsx';

export const PriceBasis = ({ children }: { children: string }) => (
  <p className="price-basis semibold">
    <BoldAmounts text={children} />
  </p>
);
