import { beforeTokens, secretParameters } from '@agency/domain/site/token-addresses';

type Fields = Readonly<Record<string, unknown>>;

/** Structured lines for Cloud Logging. Callers pass ids and codes, never tokens, passwords or whole requests. */
export interface Log {
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
}

/** Anything that looks like a public link's token or a bearer is taken out, whatever text it hides in. */
const secretsInText = [
  new RegExp(`(${beforeTokens.join('|')})[^/?\\s"']+`, 'g'),
  new RegExp(`((?:${secretParameters.join('|')})=)[^&\\s"']+`, 'g'),
  /(Bearer\s+)[A-Za-z0-9._~+/=-]+/gi,
];

export function withoutSecrets(text: string): string {
  return secretsInText.reduce((clean, pattern) => clean.replace(pattern, '$1…'), text);
}

/** What a log line contains for a value; called for its nested values as well. */
function describe(value: unknown): unknown {
  if (typeof value === 'string') return withoutSecrets(value);
  if (!(value instanceof Error)) return value;
  const { name, message, stack, cause } = value;
  return { name, message, stack, ...('detail' in value ? { detail: value.detail } : {}), cause };
}

/** The fields as JSON, with every string in them cleaned, however deeply nested. */
export function logLine(fields: Fields): string {
  // Errors as they are: those of some libraries would turn themselves into code and message only.
  return JSON.stringify(fields, function (this: Fields, key, value) {
    return describe(this[key] instanceof Error ? this[key] : value);
  });
}

function write(severity: 'INFO' | 'WARNING' | 'ERROR', message: string, fields: Fields = {}): void {
  (severity === 'ERROR' ? process.stderr : process.stdout).write(
    `${logLine({ severity, message, ...fields })}\n`,
  );
}

export const log: Log = {
  info: (message, fields) => write('INFO', message, fields),
  warn: (message, fields) => write('WARNING', message, fields),
  error: (message, fields) => write('ERROR', message, fields),
};

/** For tests: says nothing. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
