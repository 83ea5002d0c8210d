import type { StreamedSample } from '#src/content/model.ts';
import { streamingService } from '#src/content/streaming.ts';
import styles from './streams.module.css';

/** Links to recordings on other sites, each with a listening hint. */
export function Streams({ samples, title }: { samples: readonly StreamedSample[]; title: string }) {
  return (
    <ul className={`measured ${styles.streams}`} aria-label={`Hear it elsewhere: ${title}`}>
      {samples.map(({ name, link, song, artist }) => (
        <li key={link} className="controls">
          <span>
            <strong>{[song && `“${song}”`, artist].filter(Boolean).join(', ') || name}</strong>
            {(song || artist) && <span className="quiet">{name}</span>}
          </span>
          <a href={link} className="thumb-high" target="_blank" rel="noopener noreferrer">
            Hear {song ? `“${song}”` : 'it'} on {streamingService(link)}
          </a>
        </li>
      ))}
    </ul>
  );
}
