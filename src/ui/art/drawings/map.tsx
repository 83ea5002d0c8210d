import { DrawingFrame } from '#src/ui/art/drawing-frame.tsx';
import { accent, paper, tint } from '#src/ui/art/palette.ts';

// Map projection: the position of the origin and the size of a degree, in units of the drawing. True to
// shape at 33° north, half way between Santo Domingo and New York.
const ATLANTIC = { west: -86, north: 57.5, across: 4.5, down: 5.3 };
// The inset with the island, more than three times as large.
const GLASS = { west: -78.33, north: 31.49, across: 16.5, down: 17.5 };

/** Closed SVG path of a coast, given as 'longitude,latitude longitude,latitude …' in degrees. */
function outline(coast: string, { west, north, across, down }: typeof ATLANTIC): string {
  const points = coast.split(' ').map((place) => {
    const [longitude = 0, latitude = 0] = place.split(',').map(Number);
    return `${((longitude - west) * across).toFixed(1)} ${((north - latitude) * down).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

// Simplified coasts, just recognisable.
const lands = [
  '-90,62 -66,62 -60,47 -64,44.6 -67,44.7 -70.5,43 -70.2,41.7 -74,40.6 -75.6,37.6 -76,35.2 -81.2,31.2 -80.2,26.5 -81.3,25.3 -82.7,28.6 -84.5,30 -90,29.6',
  '-84.8,21.9 -82,23.1 -78.6,22.5 -74.3,20.2 -77.6,19.9 -78.4,21 -82,22.3',
  '-74.4,18.4 -72.6,18.6 -73.3,19.8 -70.8,19.8 -68.5,18.6 -70.2,18.2 -71.5,17.7 -72.6,18.1',
  '-67.2,18.4 -65.6,18.4 -65.8,18 -67.2,18',
  '-9.2,43.1 -1.8,43.4 -1.2,45.8 -4.6,48.2 -1.6,48.8 1.8,50.9 4.4,62 22,62 22,40 19.4,41.8 15.2,44.2 13.6,45.6 12.3,45 13.8,43.5 16,41.9 18.4,40.2 16.9,40.4 17,39 15.9,38 15.6,39.9 12.3,41.7 10.3,43.6 8.6,44.3 4.6,43.4 3.1,42.2 -0.2,39.6 -0.6,38 -2.2,36.8 -5.5,36.1 -8.9,37.1 -9.4,38.8',
  '12.6,38 15.4,38.2 15.1,36.8',
  '8.3,41 9.7,40.8 9.3,39.2 8.4,39.1',
  '-9.6,30.4 -6.3,35.7 -2,35.2 10,37.2 10.6,34 15,32.4 22,32.6 22,-2 9.6,-2 9,4 2,6 -7.6,4.4 -13,8.5 -17,14.5 -16.4,20 -13,27.6',
  '-90,16 -83.2,15 -83.6,11 -81,8.8 -79,9.5 -77,8.5 -75,11 -71.7,12.4 -71,11 -68,11 -62,10.7 -60,8.5 -52,5 -50,-2 -90,-2',
];

const cities = [
  { name: 'New York', cx: 54, cy: 88.5 },
  { name: 'Madrid', cx: 370.4, cy: 91.2 },
  { name: 'Rome', cx: 443.3, cy: 80 },
];

const haiti =
  '-71.7,19.75 -73.2,19.95 -72.7,19.5 -72.8,19 -72.4,18.6 -74.4,18.65 -74.4,18.35 -73.5,18.2 -71.75,18.05';
const dominicanRepublic =
  '-71.7,19.75 -70.9,19.9 -69.9,19.7 -69.8,19.3 -69.2,19.3 -68.35,18.6 -68.7,18.2 -69.9,18.45 -70.5,18.2 -71,18.3 -71.4,17.6 -71.75,18.05';

/** The spread of bachata: from the Dominican Republic to New York, then to Spain and Italy. */
export const drawing = (
  <DrawingFrame>
    <g style={{ clipPath: 'inset(0 round 12px) view-box' }}>
      <path fill={paper} stroke="none" d="M0 0H480V300H0Z" />
      {lands.map((land) => (
        <path key={land} fill={tint} strokeWidth={2} d={outline(land, ATLANTIC)} />
      ))}
    </g>
    <circle cx={116} cy={222} r={58} fill={paper} />
    <path fill={tint} strokeWidth={2} d={outline(haiti, GLASS)} />
    <path fill={accent} strokeWidth={2} d={outline(dominicanRepublic, GLASS)} />
    <g stroke={accent} strokeWidth={5}>
      <path d="M92 164C92 136 82 116 64 100M64 115L62 98L78 103" />
      <path d="M170 196C240 184 300 158 352 106M338 108L354 104L351 120" />
      <path d="M64 82C150 28 330 20 430 70M416 72L432 72L426 57" />
    </g>
    {cities.map(({ name, cx, cy }) => (
      <circle key={name} cx={cx} cy={cy} r={7} fill={accent} />
    ))}
    <g
      fill="currentColor"
      stroke={paper}
      strokeWidth={6}
      paintOrder="stroke"
      fontSize={26}
      fontWeight={700}
    >
      <text x={74} y={92}>
        New York
      </text>
      <text x={180} y={240}>
        Dominican
        <tspan x={180} y={266}>
          Republic
        </tspan>
      </text>
      <text x={336} y={138}>
        Spain
      </text>
      <text x={415} y={128}>
        Italy
      </text>
    </g>
  </DrawingFrame>
);
