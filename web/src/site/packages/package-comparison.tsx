import { vatWords } from '@agency/domain/figures/price-words';
import { ComparisonTable, type ComparisonValue } from '../../ui/site/comparison-table.tsx';
import { exVatAmount, incVatAmount, type PackageOffer } from '../../views/package/package-offer.ts';

interface Row {
  readonly label: string;
  readonly value: (offer: PackageOffer) => ComparisonValue;
}

function priceRows(vatRate: number | null): Row[] {
  if (vatRate === null) return [{ label: 'Price, from', value: exVatAmount }];
  return [
    { label: 'Price before VAT, from', value: exVatAmount },
    { label: `Price with ${vatWords(vatRate)}, from`, value: (offer) => incVatAmount(offer, vatRate) },
  ];
}

function factRows(vatRate: number | null): Row[] {
  return [
    ...priceRows(vatRate),
    { label: 'Who it is for', value: ({ audience }) => audience || '–' },
    { label: 'How long it takes', value: ({ timeline }) => timeline || '–' },
  ];
}

/** Features shared by at least two packages get a row of ticks; the rest are on the cards. */
export function sharedFeatures(packages: readonly PackageOffer[]): string[] {
  const all = [...new Set(packages.flatMap(({ features }) => features))];
  return all.filter((feature) => packages.filter(({ features }) => features.includes(feature)).length > 1);
}

interface PackageComparisonProps {
  readonly caption: string;
  readonly packages: readonly PackageOffer[];
  readonly vatRate: number | null;
}

export function PackageComparison({ caption, packages, vatRate }: PackageComparisonProps) {
  const ticks: Row[] = sharedFeatures(packages).map((feature) => ({
    label: feature,
    value: ({ features }) => features.includes(feature),
  }));
  const missing: Row = {
    label: 'Not included',
    value: ({ exclusions }) => (exclusions.length > 0 ? exclusions.join('; ') : 'Nothing left out'),
  };
  const rows = [...factRows(vatRate), ...ticks, missing].map(({ label, value }) => ({
    label,
    values: Object.fromEntries(packages.map((offer) => [offer.id, value(offer)])),
  }));
  return (
    <ComparisonTable
      caption={caption}
      columns={packages.map(({ id, name, billing }) => ({
        key: id,
        title: name,
        note: billing === 'monthly' ? 'each month' : 'once',
      }))}
      rows={rows}
    />
  );
}
