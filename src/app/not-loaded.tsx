import { useEffect, useState } from 'react';

/** How often the connection is tried again, in milliseconds; also when the browser says that it is back. */
const RETRY_INTERVAL = 5000;

/** Says that a page could not be loaded, and without a connection loads it as soon as there is one. */
export function NotLoaded() {
  const isOffline = useReloadWhenBack();
  return (
    <>
      <h1>This page could not be loaded</h1>
      <p>
        {isOffline
          ? 'There is no connection. The page loads by itself once there is one.'
          : 'A part of it is missing, or the connection was lost for a moment.'}
      </p>
    </>
  );
}

/**
 * Reloads the page once the site can be reached again. Not if it can be reached all along: then the page would
 * fail again. @returns whether the site cannot be reached
 */
function useReloadWhenBack(): boolean {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    let wasOffline = false;
    const controller = new AbortController();
    const check = async () => {
      const reachable = await canReachSite(controller.signal);
      if (controller.signal.aborted) return;
      if (reachable && wasOffline) location.reload();
      if (reachable) return;
      wasOffline = true;
      setOffline(true);
    };
    void check();
    const timer = setInterval(() => {
      if (wasOffline) void check();
    }, RETRY_INTERVAL);
    window.addEventListener('online', check, { signal: controller.signal });
    return () => {
      controller.abort();
      clearInterval(timer);
    };
  }, []);
  return isOffline;
}

async function canReachSite(signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}
