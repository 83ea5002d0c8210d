import { useRef, useState } from 'react';
import { QrCode } from '#src/ui/media/qr-code.tsx';
import { Button } from './button.tsx';
import { TextField } from './field.tsx';

/** An address with a Copy button and a QR code. */
export function CopyLink({ label, url }: { label: string; url: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('Copied');
    } catch {
      // Copying fails without permission, or without HTTPS.
      field.current?.select();
      setOutcome('Press Ctrl+C or ⌘C to copy the link');
    }
  };
  return (
    <section className="stack" aria-label="Link">
      <div className="field-line">
        <TextField
          ref={field}
          aria-label={label}
          readOnly
          value={url}
          // Backwards, so that the start of a long link stays visible.
          onFocus={({ target }) => target.setSelectionRange(0, url.length, 'backward')}
        />
        <Button kind="primary" onClick={copy}>
          Copy link
        </Button>
      </div>
      <p role="status" className="quiet if-filled">
        {outcome}
      </p>
      <QrCode text={url} />
    </section>
  );
}
