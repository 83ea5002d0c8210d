// Screens and notices for failures of loading. In one chunk, which is loaded while loading works.

import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { OfferNotice } from '#src/page/offer-notice.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { repairLoading } from './repair-loading.tsx';

export { ErrorScreen } from './error-screen.tsx';

repairLoading();

/** Time that the next page may take before the reader is asked whether to keep waiting (milliseconds). */
const LONG = 10_000;

/** Offers to stay on this page when the next one takes long: a network may accept requests and never answer. */
export function StillWaiting() {
  const [path] = useLocation();
  const search = useSearch();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  const stay = () => navigate(search ? `${path}?${search}` : path, { replace: true });
  return (
    <div role="status">
      {isLong && (
        <OfferNotice>
          <p>Still waiting for the connection…</p>
          <Button onClick={stay}>Stay on this page</Button>
        </OfferNotice>
      )}
    </div>
  );
}
