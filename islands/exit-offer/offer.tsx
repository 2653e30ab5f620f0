/** What somebody is offered who is about to leave; exit-offer.client.ts opens it. Without script it stays closed: the contact page has it too. */
import './offer.css';
import type { ReactNode } from 'react';
import { Book } from '../../components/action/action.tsx';
import { Claim } from '../../components/claim/claim.tsx';

/** `children` is the form. A click beside it closes it (`closedby`); Safari has Escape and the button. */
export function ExitOffer({ children }: { children: ReactNode }) {
  return (
    <dialog className="exit-offer" closedby="any" aria-labelledby="exit-title">
      <div className="exit-body">
        <h2 className="subhead" id="exit-title">
          Before you go: a free 15-minute marketing consultation
        </h2>
        <p>
          Worth <Claim id="consultation-worth" />, at no cost.
        </p>
        <p>
          <Book at="call">Book Free Call</Book>
        </p>
        {children}
        <p className="signup-notice">
          No spam, unsubscribe anytime. Trusted by <Claim id="brands-served" /> businesses.
        </p>
        <form method="dialog">
          <button className="action action-quiet" type="submit">
            No, thanks
          </button>
        </form>
      </div>
    </dialog>
  );
}
