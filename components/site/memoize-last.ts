/**
 * A function that keeps its last answer, and gives the same object again for as long as it is given the very same values: for what all
 * pages of a site share. Nothing is kept of the site before.
 */
export function memoizeLast<Values extends readonly unknown[], Answer>(
  answerTo: (...values: Values) => Answer,
): (...values: Values) => Answer {
  let last: { values: Values; answer: Answer } | undefined;
  return (...values) => {
    if (!last || values.some((value, i) => value !== last?.values[i])) last = { values, answer: answerTo(...values) };
    return last.answer;
  };
}
