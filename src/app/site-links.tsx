import { Link } from 'wouter';
import { TeachSwitch } from '#src/classroom/teach-switch.tsx';
import { pathTo } from '#src/content/pages.ts';

/** The foot of every page: whom to thank, pages that are rarely needed, and the switch *I teach*. */
export function SiteLinks() {
  return (
    <>
      Notes of requinto, bass and bongos: FluidR3 GM by Frank Wen, MIT licence; segunda: University
      of Iowa, CC BY 3.0 (<a href="/assets/audio/kit/LICENSE.txt">notices</a>). The güira and all
      music are our own. <Link href={pathTo('class')}>Class plan</Link> ·{' '}
      <Link href={pathTo('your-data')}>Your data</Link> · <TeachSwitch />
    </>
  );
}
