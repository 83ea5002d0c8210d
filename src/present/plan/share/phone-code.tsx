import { use } from 'react';
import type { ClassItem } from '#src/classroom/class-item.ts';
import { loadOnce } from '#src/page/loading/load-once.ts';
import { phonePath } from '#src/present/presentation-of.ts';
import { QrCode } from '#src/ui/media/qr-code.tsx';
import styles from './phone-code.module.css';

/** The address of an item for the phones of the class, as a QR code and in letters. Suspends. */
export function PhoneCode({ item }: { item: ClassItem }) {
  const path = use(loadOnce(`phone ${item.page} ${item.item}`, () => phonePath(item)));
  const url = location.origin + path;
  return (
    <figure className={styles.code}>
      <QrCode text={url} />
      <figcaption>{url.replace(/^https?:\/\//, '')}</figcaption>
    </figure>
  );
}
