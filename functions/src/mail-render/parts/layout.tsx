import { legalSentences } from '@agency/domain/settings/legal-words';
import { mailto } from '@agency/domain/shared/mailto';
import { Body, Container, Head, Html, Preview, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import type { Brand } from '../template.ts';
import { TextLink } from './parts.tsx';
import { breaking, colours, fontFamily, styleSheet } from './theme.ts';

interface LayoutProps {
  readonly brand: Brand;
  readonly title: string;
  readonly preheader: string;
  /** Where the recipient of an optional mail unsubscribes from its kind. */
  readonly unsubscribeUrl: string | null;
  readonly children?: ReactNode;
}

/** The frame of every mail: our band, the letter, and what UK law wants us to say of ourselves. */
export function Layout({ brand, title, preheader, unsubscribeUrl, children }: LayoutProps) {
  return (
    <Html lang="en-GB" dir="ltr">
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style>{styleSheet}</style>
      </Head>
      <Body
        className="m-page"
        style={{ backgroundColor: colours.chalkDeep, fontFamily, margin: 0, padding: '24px 12px' }}
      >
        <Preview>{preheader}</Preview>
        <Container
          className="m-card"
          style={{
            backgroundColor: colours.chalk,
            border: `1px solid ${colours.hairline}`,
            borderRadius: 10,
            maxWidth: 600,
            width: '100%',
          }}
        >
          <Band brand={brand} />
          <Section className="m-pad" style={{ padding: '32px 36px 16px' }}>
            {children}
          </Section>
          <Footer brand={brand} unsubscribeUrl={unsubscribeUrl} />
        </Container>
      </Body>
    </Html>
  );
}

/** The widths of the contour lines in the band, from the foot of the slope to its top. */
const contours = ['100%', '74%', '52%', '34%'] as const;

function Band({ brand }: { readonly brand: Brand }) {
  return (
    <Section
      className="m-band m-pad"
      style={{ backgroundColor: colours.navy, borderRadius: '9px 9px 0 0', padding: '22px 36px 20px' }}
    >
      <table width="100%" cellPadding={0} cellSpacing={0} border={0} role="presentation">
        <tbody>
          <tr>
            <td
              style={{
                ...breaking,
                color: colours.chalk,
                fontSize: 18,
                fontWeight: 600,
                letterSpacing: '-0.01em',
                lineHeight: '24px',
              }}
            >
              {brand.brandName}
            </td>
            <td width="96" align="right" aria-hidden="true" style={{ width: 96 }}>
              {contours.map((width) => (
                <div
                  key={width}
                  style={{
                    borderTop: `1px solid ${colours.contour}`,
                    fontSize: 0,
                    lineHeight: '5px',
                    height: 5,
                    marginLeft: 'auto',
                    width,
                  }}
                />
              ))}
            </td>
          </tr>
        </tbody>
      </table>
    </Section>
  );
}

function Footer({ brand, unsubscribeUrl }: Pick<LayoutProps, 'brand' | 'unsubscribeUrl'>) {
  const quiet = { ...breaking, margin: '0 0 8px', fontSize: 13, lineHeight: '20px', color: colours.slate };
  return (
    <Section
      className="m-pad m-rule"
      style={{ borderTop: `1px solid ${colours.hairline}`, padding: '20px 36px 20px' }}
    >
      <Text className="m-quiet" style={quiet}>
        {brand.brandName} ·{' '}
        <TextLink href={brand.origin}>{brand.origin.replace(/^https?:\/\//, '')}</TextLink> ·{' '}
        <TextLink href={mailto(brand.email)}>{brand.email}</TextLink> ·{' '}
        {brand.phone.replaceAll(' ', '\u00A0')}
      </Text>
      <Text className="m-quiet" style={{ ...quiet, fontSize: 12, lineHeight: '18px' }}>
        {legalSentences(brand).join(' ')}
      </Text>
      {unsubscribeUrl === null ? null : (
        <Text className="m-quiet" style={{ ...quiet, fontSize: 12, lineHeight: '18px' }}>
          You can stop emails like this one. You don’t need an account:{' '}
          <TextLink href={unsubscribeUrl}>Stop these emails</TextLink>
        </Text>
      )}
    </Section>
  );
}
