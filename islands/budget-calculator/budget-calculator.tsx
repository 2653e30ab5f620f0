/** A budget as dots: our fee, ads, and the customers that they bring, for a visitor's own figures. */
import './budget-calculator.css';
import { useState } from 'react';
import { rowsOf } from '../../components/art/counts.ts';
import { DotDrawing } from '../../components/art/dot-drawing.tsx';
import type { DotTone } from '../../components/art/dots.ts';
import { fillText } from '../../components/lib/fill.tsx';
import { NumberField } from '../../components/ui/number-field.tsx';
import { rupeesOf } from '../../content/rupees-of.ts';
import type { BudgetWords } from '../../content/schemas/offers.ts';
import { type Budget, gst, resultOf, withGst } from './budget.ts';

/** Above it the dots would be a wall. */
const mostDots = 1000;

type BudgetCalculatorProps = { example: Budget; fee: number; rupeesPerDot: number; words: BudgetWords };

export default function BudgetCalculator({ example, fee, rupeesPerDot, words }: BudgetCalculatorProps) {
  const [budget, setBudget] = useState(example);
  const result = resultOf(budget, fee);
  const { spend, beforeGst, ads, enquiries, customers } = result;
  const dotsOf = (sum: number) => Math.round(sum / rupeesPerDot);
  const dots = dotsOf(spend);
  const toneAt = (i: number): DotTone => {
    if (i >= dotsOf(beforeGst)) return 'primary';
    return i < dotsOf(fee) ? 'alert' : 'accent';
  };
  const lines: [string, string, DotTone?][] = [
    [words.fee, rupeesOf(fee), 'alert'],
    [words.ads, rupeesOf(ads), 'accent'],
    [fillText(words.gst, { rate: `${100 * gst}%` }), rupeesOf(spend - beforeGst), 'primary'],
    [words.enquiries, enquiries.toLocaleString('en-IN')],
    [words.customers, customers.toLocaleString('en-IN')],
  ];
  return (
    <div className="budget-calculator split">
      <div className="stack-5">
        <div className="budget-calculator-form grid js-only">
          {(['spend', 'perEnquiry', 'buyersOfTen', 'kept'] as const).map(name => (
            <NumberField
              id={`budget-${name}`}
              label={words.fields[name]}
              defaultValue={example[name]}
              onNumber={value => setBudget(previous => ({ ...previous, [name]: value }))}
              key={name}
            />
          ))}
        </div>
        <p className="prose-opening" role="status">
          {verdictOf(result, fee, words.verdicts)}
        </p>
      </div>
      {spend >= withGst(fee) && (
        <div>
          {dots <= mostDots && <DotDrawing drawing={rowsOf(dots, 25, toneAt)} />}
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
      )}
    </div>
  );
}

/** Returns what the customers bring, or why there are too few. */
function verdictOf(result: ReturnType<typeof resultOf>, fee: number, words: BudgetWords['verdicts']): string {
  const { spend, customers, perCustomer, kept, earned } = result;
  const sums = { spend, cost: perCustomer ?? 0, kept, earned, fee: withGst(fee) };
  const printed = Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, rupeesOf(sum)]));
  const say = (text: string) => fillText(text, { ...printed, customers: customers.toLocaleString('en-IN') });
  if (spend < sums.fee) return say(words.below);
  if (!perCustomer) return say(words.none);
  if (perCustomer >= kept) return say(words.again);
  return say(customers === 1 ? words.one : words.pays);
}
