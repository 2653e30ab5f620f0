/** Marks what it stands beside as a sample, until the real content is known. */
import './sample.css';
export const Sample = () => <span className="sample">Sample</span>;
