/** A function of a text → the same one, which remembers its newest answers: pages share their shell and their style sheets. */

/** How many answers are kept: those that were wanted last. */
const most = 60;

export function remembering<Answer>(answerTo: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, { answer: Answer }>();
  return text => {
    const kept = known.get(text) ?? { answer: answerTo(text) };
    // A Map is in the order in which things came into it.
    known.delete(text);
    known.set(text, kept);
    if (known.size > most) known.delete(known.keys().next().value ?? '');
    return kept.answer;
  };
}
