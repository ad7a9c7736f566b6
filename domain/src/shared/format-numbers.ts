// The formats that need no clock, kept apart so that a form with prices loads no time zones.

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** 123450 → '£1,234.50'. */
export function formatMoney(pence: number): string {
  const absolute = Math.abs(pence);
  const pounds = grouped(String(Math.floor(absolute / 100)));
  return `${pence < 0 ? '−' : ''}£${pounds}.${String(absolute % 100).padStart(2, '0')}`;
}

/** 120000 → '£1,200', 123450 → '£1,234.50': for prices in running text. */
export function formatMoneyShort(pence: number): string {
  return formatMoney(pence).replace(/\.00$/, '');
}

/** 2000 → '20%', 1750 → '17.5%'. */
export function formatPercent(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}

/** 1234.5 → '1,234.5'; at most three decimals, none that say nothing. */
export function formatQuantity(quantity: number): string {
  const [whole = '0', decimals = ''] = (Math.round(quantity * 1000) / 1000).toFixed(3).split('.');
  const rest = decimals.replace(/0+$/, '');
  return rest === '' ? grouped(whole) : `${grouped(whole)}.${rest}`;
}

/** 1536 → '1.5 KB'; sizes in steps of 1,024. */
export function formatBytes(bytes: number): string {
  const units = [bytes === 1 ? 'byte' : 'bytes', 'KB', 'MB', 'GB'];
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  const shown = unit === 0 || size >= 100 ? Math.round(size) : Math.round(size * 10) / 10;
  return `${shown} ${units[unit] ?? ''}`;
}
