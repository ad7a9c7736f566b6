declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

type Parameters = Readonly<Record<string, string | number | boolean>>;

type Command =
  | readonly ['event', name: string, parameters: Parameters]
  | readonly ['consent', kind: 'default' | 'update', parameters: Parameters]
  | readonly ['config', tagId: string, parameters: Parameters]
  | readonly ['set', parameters: Parameters]
  | readonly ['js', started: Date];

type Gtag = (...command: Command) => void;

/** Google's tag expects the arguments object itself as a command; an array in its place is data to it. */
export const gtag: Gtag = function gtag() {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above, rest parameters are an array
  window.dataLayer.push(arguments);
};
