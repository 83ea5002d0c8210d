import { type ComponentType, useSyncExternalStore } from 'react';
import { OfferNotice } from '#src/page/offer-notice.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import type { UpdateOffer } from './update-offer.ts';

/** A notice that shows the new version of `offer`. */
export function createUpdateNotice(offer: UpdateOffer): ComponentType {
  return function UpdateNotice() {
    const offered = useSyncExternalStore(offer.subscribe, offer.isOffered);
    return (
      <OfferNotice role="status" shown={offered}>
        <p>A new version of Martillo is ready.</p>
        <Button kind="primary" onClick={offer.accept}>
          Update now
        </Button>
        <Button onClick={offer.putOff}>Later</Button>
      </OfferNotice>
    );
  };
}
