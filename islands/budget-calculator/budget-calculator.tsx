/** A budget as dots: our fee, ads, and the customers that they bring, for a visitor's own figures. */
import './budget-calculator.css';
import { useState } from 'react';
import { rowsOf } from '../../components/art/counts.ts';
import { DotDrawing } from '../../components/art/dot-drawing.tsx';
import type { DotTone } from '../../components/art/dots.ts';
import { rupeesOf } from '../../components/lib/rupees-of.ts';
import { NumberField } from '../../components/ui/number-field.tsx';
import { type Budget, gst, resultOf } from './budget.ts';

/** Above it the dots would be a wall. */
const mostDots = 1000;

const fields: [keyof Budget, string][] = [
  ['spend', 'Budget a month, with GST (₹)'],
  ['perEnquiry', 'One enquiry costs (₹)'],
  ['buyersOfTen', 'Of 10 who ask, buyers'],
  ['kept', 'Profit on a first order (₹)'],
];

type BudgetCalculatorProps = { example: Budget; fee: number; rupeesPerDot: number };

export default function BudgetCalculator({ example, fee, rupeesPerDot }: BudgetCalculatorProps) {
  const [budget, setBudget] = useState(example);
  const { spend, beforeGst, ads, enquiries, customers, perCustomer, kept } = resultOf(budget, fee);
  const dotsOf = (sum: number) => Math.round(sum / rupeesPerDot);
  const dots = dotsOf(spend);
  const toneOf = (i: number): DotTone => {
    if (i >= dots) return 'faint';
    if (i >= dotsOf(beforeGst)) return 'primary';
    return i < dotsOf(fee) ? 'alert' : 'accent';
  };
  const lines: [string, string, DotTone?][] = [
    [`Our fee: one dot is ${rupeesOf(rupeesPerDot)}`, rupeesOf(fee), 'alert'],
    ['Left for ads', rupeesOf(ads), 'accent'],
    [`GST, ${100 * gst}%`, rupeesOf(spend - beforeGst), 'primary'],
    ['Enquiries', enquiries.toLocaleString('en-IN')],
    ['New customers', customers.toLocaleString('en-IN')],
  ];
  return (
    <div className="budget-calculator split">
      <div className="stack-5">
        <div className="budget-calculator-form grid js-only">
          {fields.map(([name, label]) => (
            <NumberField
              id={`budget-${name}`}
              label={label}
              defaultValue={example[name]}
              onNumber={value => setBudget(previous => ({ ...previous, [name]: value }))}
              key={name}
            />
          ))}
        </div>
        <p className="size-xl semibold" role="status">
          {verdictOf(perCustomer, kept)}
        </p>
      </div>
      <div>
        {dots <= mostDots && <DotDrawing drawing={rowsOf(Math.max(dots, dotsOf(fee)), 25, toneOf)} />}
        <dl>
          {lines.map(([name, value, tone]) => (
            <div key={name}>
              <dt>
                {tone && <DotDrawing drawing={rowsOf(1, 1, () => tone)} />} {name}
              </dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

/** Returns what a customer costs, and what that leaves of the first order. */
function verdictOf(perCustomer: number | undefined, kept: number): string {
  if (!perCustomer) return 'Too little for a customer: begin smaller.';
  const cost = `A customer costs ${rupeesOf(perCustomer)}, and you keep ${rupeesOf(kept)} of the first order`;
  return perCustomer < kept
    ? `${cost}: ${rupeesOf(kept - perCustomer)} is left.`
    : `${cost}: it pays only if they buy again. Begin smaller.`;
}
