/** Questions and answers, of which at most one is open: browsers close the other `details` with the same name. */
import type { Question } from '../../content/schemas/common.ts';
import { Text } from '../ui/inline.tsx';

export function Faq({ questions }: { questions: Question[] }) {
  return (
    <div className="faq lines">
      {questions.map(({ question, answer }, i) => (
        <details className="faq-item" name="faq" id={`item-${i}`} key={question}>
          <summary className="faq-question">
            <h3>{question}</h3>
          </summary>
          <Text className="faq-answer muted">{answer}</Text>
        </details>
      ))}
    </div>
  );
}
