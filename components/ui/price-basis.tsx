/** Explains in words how a price is determined; amounts in the text are as large as a price. */
import './price-basis.css';
import { BoldAmounts } from './price.tsx';

export const PriceBasis = ({ children }: { children: string }) => (
  <p className="price-basis semibold">
    <BoldAmounts text={children} />
  </p>
);
