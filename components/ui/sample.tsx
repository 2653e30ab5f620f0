/** Marks what it stands beside as a sample, until the real content is known, or as an example. */
import './sample.css';
export const Sample = ({ label = 'Sample' }: { label?: string }) => <span className="sample">{label}</span>;
