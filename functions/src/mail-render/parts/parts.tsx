import { hasVat } from '@agency/domain/quote/words';
import { formatMoney } from '@agency/domain/shared/format';
import { Button, Heading, Link, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import type { QuoteTotals } from './fields.ts';
import { breaking, colours } from './theme.ts';

const textStyle = { ...breaking, margin: '0 0 16px', fontSize: 16, lineHeight: '25px', color: colours.ink };

export function Title({ children }: { readonly children: ReactNode }) {
  return (
    <Heading
      as="h1"
      className="m-heading"
      style={{
        ...breaking,
        margin: '0 0 16px',
        fontSize: 24,
        lineHeight: '31px',
        fontWeight: 600,
        letterSpacing: '-0.01em',
        color: colours.ink,
      }}
    >
      {children}
    </Heading>
  );
}

/** The heading of a part below the title. */
export function Subtitle({ children }: { readonly children: ReactNode }) {
  return (
    <Heading
      as="h2"
      className="m-heading"
      style={{
        ...breaking,
        margin: '24px 0 12px',
        fontSize: 18,
        lineHeight: '25px',
        fontWeight: 600,
        color: colours.ink,
      }}
    >
      {children}
    </Heading>
  );
}

export function Paragraph({ children }: { readonly children: ReactNode }) {
  return (
    <Text className="m-text" style={textStyle}>
      {children}
    </Text>
  );
}

export function Muted({ children }: { readonly children: ReactNode }) {
  return (
    <Text
      className="m-quiet"
      style={{ ...breaking, margin: '0 0 12px', fontSize: 14, lineHeight: '21px', color: colours.slate }}
    >
      {children}
    </Text>
  );
}

/** The next action: a button, and its URL as text for mail clients that show none. */
export function Action({ label, url }: { readonly label: string; readonly url: string }) {
  return (
    <Section style={{ margin: '8px 0 20px' }}>
      <Button
        href={url}
        className="m-button"
        style={{
          ...breaking,
          backgroundColor: colours.accent,
          borderRadius: 6,
          color: colours.onAccent,
          fontSize: 16,
          fontWeight: 600,
          lineHeight: '20px',
          padding: '14px 24px',
          textDecoration: 'none',
        }}
      >
        {label}
      </Button>
      <div data-skip-in-text="true">
        <Text
          className="m-quiet"
          style={{ ...breaking, margin: '14px 0 0', fontSize: 13, lineHeight: '20px', color: colours.slate }}
        >
          Or copy this address into your browser:
          <br />
          <TextLink href={url}>{url}</TextLink>
        </Text>
      </div>
    </Section>
  );
}

export function TextLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link
      href={href}
      className="m-link"
      style={{ ...breaking, color: colours.link, textDecoration: 'underline' }}
    >
      {children}
    </Link>
  );
}

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  readonly isStrong?: boolean;
}

/** Label and value, one line each; without a value there is no line. */
export function Facts({ facts }: { readonly facts: readonly (Fact | null)[] }) {
  return (
    <table
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ tableLayout: 'fixed', borderCollapse: 'collapse', margin: '4px 0 20px' }}
    >
      <tbody>
        {facts
          .filter((fact) => fact !== null)
          .map((fact) => (
            <FactRow key={fact.label} fact={fact} />
          ))}
      </tbody>
    </table>
  );
}

function FactRow({ fact }: { readonly fact: Fact }) {
  const cell = {
    ...breaking,
    padding: '9px 0',
    borderTop: `1px solid ${colours.hairline}`,
    verticalAlign: 'top' as const,
    lineHeight: '22px',
  };
  return (
    <tr className="m-fact">
      <th
        scope="row"
        align="left"
        className="m-label m-quiet m-rule"
        style={{
          ...cell,
          width: '38%',
          paddingRight: 12,
          fontSize: 14,
          fontWeight: 400,
          color: colours.slate,
        }}
      >
        {fact.label}
      </th>
      <td
        className="m-value m-text m-rule"
        dir="auto"
        style={{ ...cell, fontSize: 15, fontWeight: fact.isStrong ? 600 : 400, color: colours.ink }}
      >
        {fact.value}
      </td>
    </tr>
  );
}

/** What somebody wrote, verbatim. */
export function Quoted({ text, author }: { readonly text: string; readonly author?: string | null }) {
  return (
    <Section
      className="m-quoted"
      style={{
        backgroundColor: colours.chalkDeep,
        borderLeft: `3px solid ${colours.slate}`,
        margin: '0 0 16px',
        padding: '12px 16px',
      }}
    >
      {author ? (
        <Text
          className="m-quiet"
          style={{ ...breaking, margin: '0 0 4px', fontSize: 13, lineHeight: '20px', color: colours.slate }}
        >
          {author}
        </Text>
      ) : null}
      {text.split(/\n{2,}/).map((paragraph, index) => (
        <Text
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes once it is rendered
          key={index}
          className="m-text"
          dir="auto"
          style={{
            ...breaking,
            margin: index === 0 ? 0 : '10px 0 0',
            fontSize: 15,
            lineHeight: '23px',
            color: colours.ink,
          }}
        >
          <Lines text={paragraph} />
        </Text>
      ))}
    </Section>
  );
}

/** A message to the recipient: its paragraphs and lines as typed. */
export function Letter({ text }: { readonly text: string }) {
  return text.split(/\n{2,}/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes once it is rendered
    <Text key={index} className="m-text" dir="auto" style={textStyle}>
      <Lines text={paragraph} />
    </Text>
  ));
}

function Lines({ text }: { readonly text: string }) {
  return text.split('\n').map((one, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes once it is rendered
    <span key={index}>
      {index === 0 ? null : <br />}
      {one}
    </span>
  ));
}

export function Items({ items }: { readonly items: readonly ReactNode[] }) {
  return (
    <ul style={{ margin: '0 0 20px', padding: '0 0 0 20px' }}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes once it is rendered
        <li key={index} className="m-text" style={{ ...textStyle, margin: '0 0 6px' }}>
          {item}
        </li>
      ))}
    </ul>
  );
}

/** A quote's totals, one-off and monthly apart; no VAT line where none is charged. */
export function totalsFacts(totals: QuoteTotals): (Fact | null)[] {
  const parts = [
    { label: '', amounts: totals.oneOff },
    { label: ' a month', amounts: totals.monthly },
  ].filter(({ amounts }) => amounts.total > 0 || amounts.net > 0);
  return parts.flatMap(({ label, amounts }) =>
    hasVat(amounts, totals.vatRegistered)
      ? [
          { label: `Price${label} before VAT`, value: formatMoney(amounts.net) },
          { label: `VAT${label}`, value: formatMoney(amounts.vat) },
          { label: `Total${label} including VAT`, value: formatMoney(amounts.total), isStrong: true },
        ]
      : [{ label: `Total${label}`, value: formatMoney(amounts.total), isStrong: true }],
  );
}
