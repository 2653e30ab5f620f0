/** The offer for visitors who are about to leave, opened by exit-offer.client.ts. Without script it stays closed; the contact page has the same offer. */
import './offer.css';
import type { ComponentType } from 'react';
import { RenderOnce } from '../../components/site/render-once.tsx';
import { BookButton } from '../../components/ui/button.tsx';
import { Claim } from '../../components/ui/claim.tsx';

/** `form` is the sign-up form. A click outside closes the dialog through `closedby`, which Safari lacks: there Escape and the button remain. */
export function ExitOffer({ form }: { form: ComponentType }) {
  const dialog = <dialog className="exit-offer" closedby="any" aria-labelledby="exit-title" />;
  return (
    <RenderOnce host={dialog}>
      <Offer form={form} />
    </RenderOnce>
  );
}

function Offer({ form: Form }: { form: ComponentType }) {
  return (
    <div className="exit-body stack">
      <h2 id="exit-title">Before you go: a free {'{number.consultation}'}-minute marketing consultation</h2>
      <p>
        Worth <Claim id="consultation-worth" /> by our own reckoning, at no cost.
      </p>
      <p>
        <BookButton at="call">Book Free Call</BookButton>
      </p>
      <Form />
      <p className="note">
        No spam, unsubscribe anytime. Trusted by <Claim id="brands-served" /> businesses.
      </p>
      <form method="dialog">
        <button className="button button-quiet" type="submit">
          No, thanks
        </button>
      </form>
    </div>
  );
}
