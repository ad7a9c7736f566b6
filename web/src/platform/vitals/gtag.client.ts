declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

type Gtag = (
  command: 'event',
  name: string,
  parameters: Readonly<Record<string, string | number | boolean>>,
) => void;

/** Google's tag takes the arguments object itself as a command; an array in its place is data to it. */
export const gtag: Gtag = function gtag() {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above, rest parameters are an array
  window.dataLayer.push(arguments);
};
