/** How a price is found, in words, as prominent as a figure. */
import './price-basis.css';

export const PriceBasis = ({ children }: { children: string }) => <p className="price-basis">{children}</p>;
