import { publicUrl, SITE_NAME, shareImage } from './site.ts';

export interface PageFacts {
  /** The one address of the page, from the site's root. */
  path: string;
  /** A sentence or two on what is on it. */
  description: string;
  /** A text to be read, such as a lesson. */
  article?: boolean;
  /** Whose picture is shown where the page is shared. */
  section?: string;
}

/** What a page says of itself to browsers, search engines and networks. React puts it into the head. */
export function PageMeta({ title, facts }: { title: string; facts: PageFacts }) {
  const { path, description, article, section } = facts;
  const url = publicUrl(path);
  return (
    <>
      <meta name="description" content={description} />
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
