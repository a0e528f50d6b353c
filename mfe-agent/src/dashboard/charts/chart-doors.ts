import type { Options } from 'highcharts';

/**
 * Options whose points lead to the lists of what they count, by a click or by Enter. A point without an address is not
 * pressed.
 * @param addresses by index of the point
 */
export function withDoors(
  options: Options,
  addresses: readonly (string | undefined)[],
  go: (address: string) => void,
): Options {
  if (addresses.every((address) => address === undefined)) return options;
  return {
    ...options,
    series: (options.series ?? []).map((series) => ({
      ...series,
      cursor: 'pointer',
      point: {
        events: {
          click: ({ point: { index } }: { point: { index: number } }) => {
            const address = addresses[index];
            if (address !== undefined) go(address);
          },
        },
      },
    })) as NonNullable<Options['series']>,
  };
}
