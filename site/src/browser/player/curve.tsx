import { useEffect, useRef, useState } from 'preact/hooks';
import UPlot from 'uplot';
import { monthName, shortMonth } from '../parts/written.ts';

/** A line of a curve; its colour is that of the class. */
export interface Line {
  readonly name: string;
  readonly colour: string;
  /** By month as the curve has them; null where there is none. */
  readonly ratings: readonly (number | null)[];
}

const height = 320;

/** Ratings over months, drawn; read out by what stands in `label`. */
export function Curve({
  periods,
  lines,
  label,
  time,
}: {
  /** Oldest first. */
  readonly periods: readonly string[];
  readonly lines: readonly Line[];
  readonly label: string;
  /** What the legend calls a month. */
  readonly time: string;
}) {
  const place = useRef<HTMLDivElement>(null);
  const isDark = useDark();
  const key = JSON.stringify([periods, lines]);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const plot = draw(element, periods, lines, time);
    const observer = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }));
    observer.observe(element);
    return () => {
      observer.disconnect();
      plot.destroy();
    };
  }, [key, isDark]);
  return <div ref={place} class="curve" role="img" aria-label={label} />;
}

function draw(element: HTMLElement, periods: readonly string[], lines: readonly Line[], time: string): UPlot {
  const colour = (value: string) => resolved(element, value);
  const axis = {
    stroke: colour('var(--soft)'),
    grid: { stroke: colour('var(--line)'), width: 1 },
    ticks: { show: false },
  };
  const at = periods.map((period) => Date.parse(`${period}-01T00:00:00Z`) / 1000);
  const options: UPlot.Options = {
    width: element.clientWidth,
    height,
    tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1e3), 'Etc/UTC'),
    cursor: { y: false, drag: { x: false, y: false } },
    scales: { x: { range: (_, low, high) => [low - month / 3, high + month / 3] }, y: { range: around } },
    axes: [
      {
        ...axis,
        splits: () => splitsOf(at, element.clientWidth),
        values: (_, ticks) => ticks.map(shortMonth),
      },
      {
        ...axis,
        size: 48,
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500],
        values: (_, ticks) => ticks.map((tick) => `${tick}`),
      },
    ],
    series: [
      { label: time, value: (_, seconds) => (seconds === null ? '' : monthName(periodOf(seconds))) },
      ...lines.map(({ name, colour: value }) => ({
        label: name,
        stroke: colour(value),
        width: 2.5,
        points: { show: periods.length < 40, size: 7, fill: colour('var(--card)') },
        spanGaps: true,
        value: (_: UPlot, rating: number | null) => (rating === null ? '–' : `${rating}`),
      })),
    ],
  };
  return new UPlot(options, [at, ...lines.map(({ ratings }) => [...ratings])] as UPlot.AlignedData, element);
}

/** Seconds. */
const month = 30.44 * 86_400;

const periodOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 7);

/** As many months as there is room for, the newest one among them. */
function splitsOf(at: readonly number[], width: number): number[] {
  const every = Math.max(1, Math.ceil(at.length / Math.max(2, Math.floor(width / 110))));
  return at.filter((_, place) => (at.length - 1 - place) % every === 0);
}

/** Room above and below, and never so little height that a point looks like a mountain. */
function around(_: UPlot, low: number, high: number): [number, number] {
  const room = Math.max(15, (high - low) * 0.12);
  return [Math.floor(low - room), Math.ceil(high + room)];
}

/** A colour of the style sheet as a canvas takes it. */
function resolved(element: HTMLElement, value: string): string {
  element.style.color = value;
  const { color } = getComputedStyle(element);
  element.style.color = '';
  return color;
}

function useDark(): boolean {
  const [isDark, setDark] = useState(() => matchMedia('(prefers-color-scheme: dark)').matches);
  useEffect(() => {
    const media = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => setDark(media.matches);
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, []);
  return isDark;
}
