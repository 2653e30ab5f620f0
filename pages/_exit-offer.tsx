/** The offer for visitors who are about to leave, opened by exit-offer.client.ts. Without script it stays closed; the contact page has the same offer. */
import './_exit-offer.css';
import type { ComponentType } from 'react';
import { RenderOnce } from '../components/lib/render-once.tsx';
import { BookButton } from '../components/ui/button.tsx';
import { Claim } from '../components/ui/claim.tsx';

type OfferProps = { form: ComponentType; minutes: string | number };

/** `form` is the sign-up form, `minutes` the length of the consultation. A click outside closes the dialog through `closedby`, which Safari lacks: there Escape and the button remain. */
export function ExitOffer({ form, minutes }: OfferProps) {
  const dialog = <dialog className="exit-offer" closedby="any" aria-labelledby="exit-title" />;
  return (
    <RenderOnce host={dialog}>
      <Offer form={form} minutes={minutes} />
    </RenderOnce>
  );
}

function Offer({ form: Form, minutes }: OfferProps) {
  return (
    <div className="exit-body stack">
      <h2 id="exit-title">Before you go: a free {minutes}-minute marketing consultation</h2>
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
