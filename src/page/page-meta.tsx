import { publicUrl, SITE_NAME, shareImage } from './site.ts';

export interface PageMetadata {
  /** The canonical path of the page. */
  path: string;
  /** One or two sentences for search results and link previews. */
  description: string;
  /** Open Graph type `article` instead of `website`. */
  article?: boolean;
  /** Search engines leave it out. */
  noindex?: boolean;
  /** The section whose picture is shown in link previews; the site's by default. */
  section?: string;
}

/** Description, canonical address, Open Graph and Twitter tags. React hoists them into the head. */
export function PageMeta({ title, metadata }: { title: string; metadata: PageMetadata }) {
  const { path, description, article, noindex, section } = metadata;
  const url = publicUrl(path);
  return (
    <>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content="en" />
      <meta property="og:image" content={shareImage(section)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content="A drawing from Martillo, where one learns bachata." />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={shareImage(section)} />
    </>
  );
}
