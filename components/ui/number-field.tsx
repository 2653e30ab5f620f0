/** A labelled field for a number. Islands can use it. */
import './field.css';
import type { InputHTMLAttributes } from 'react';

type NumberFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'onInput'> & {
  id: string;
  label: string;
  /** Is called with each number typed: NaN for an empty field. */
  onNumber: (value: number) => void;
};

export const NumberField = ({ id, label, onNumber, ...field }: NumberFieldProps) => (
  <div>
    <label className="semibold" htmlFor={id}>
      {label}
    </label>
    <input
      className="field"
      id={id}
      type="number"
      inputMode="numeric"
      min="0"
      {...field}
      onInput={({ currentTarget: { valueAsNumber } }) => onNumber(valueAsNumber)}
    />
  </div>
);
