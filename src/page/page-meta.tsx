import { publicUrl, SITE_NAME, shareImage } from './site.ts';

export interface PageMetadata {
  path: string;
  /** One or two sentences for search results and link previews. */
  description: string;
  /** Open Graph type `article` instead of `website`. */
  article?: boolean;
  noindex?: boolean;
  /** The section whose picture is shown in link previews; the site's by default. */
  section?: string;
}

/** Description, canonical address, Open Graph and Twitter tags. React hoists them into the head. */
export function PageMeta({ title, metadata }: { title: string; metadata: PageMetadata }) {
  const { path, description, article, noindex, section } = metadata;
  const url = publicUrl(path);
  /** The Open Graph tags of the page. */
  const shared = {
    site_name: SITE_NAME,
    type: article ? 'article' : 'website',
    title,
    description,
    url,
    locale: 'en',
    image: shareImage(section),
    'image:width': '1200',
    'image:height': '630',
    'image:alt': 'A drawing from Martillo, a place to learn bachata.',
  };
  return (
    <>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      {Object.entries(shared).map(([property, content]) => (
        <meta key={property} property={`og:${property}`} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {(['title', 'description', 'image'] as const).map((name) => (
        <meta key={name} name={`twitter:${name}`} content={shared[name]} />
      ))}
    </>
  );
}
