/** Results for example accounts, for visitors who cannot or do not want to use the calculator. */
import './roi-examples.css';
import { industries, type RoiInput, roiOf, showRoi } from './roi.ts';

export function RoiExamples({ inputs }: { inputs: RoiInput[] }) {
  return (
    <table className="roi-examples">
      <thead>
        <tr>
          <th scope="col">An account with</th>
          <th scope="col">Reach</th>
          <th scope="col">Leads</th>
          <th scope="col">Revenue</th>
        </tr>
      </thead>
      <tbody>
        {inputs.map(input => {
          const { reach, leads, revenue } = showRoi(roiOf(input));
          return (
            <tr key={input.industry}>
              <th scope="row">
                {input.followers.toLocaleString('en-IN')} followers
                <span className="roi-examples-who note">
                  {`${industries.find(({ id }) => id === input.industry)?.name}, ${input.postsPerWeek} posts a week`}
                </span>
              </th>
              <td className="tabular-nums">{reach}</td>
              <td className="tabular-nums">{leads}</td>
              <td className="tabular-nums">{revenue}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
