import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** What a Markdown processor is told of its extensions. */
interface Extensions {
  micromarkExtensions?: unknown[];
  fromMarkdownExtensions?: unknown[];
}

/**
 * Tables, task lists, strikethrough, footnotes and bare links, as a plugin: what remark-gfm reads. That
 * package can write Markdown too, which nobody here does and every lesson would load.
 */
export function readGfm(this: { data(): object }): void {
  const data: Extensions = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfm()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmFromMarkdown()];
}
