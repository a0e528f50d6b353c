import { Cluster, Grid, Stack } from '@portal/ui/layout';
import { Text } from '@portal/ui/text';
import { Title } from '@portal/ui/title';
import styles from './gallery.module.css';

/** Names and values of the custom properties of the page, as its style sheets say them. */
const readTokens = (): readonly (readonly [name: string, value: string])[] =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSStyleRule => 'selectorText' in rule && rule.selectorText === ':root')
    .flatMap(({ style }) =>
      [...style]
        .filter((name) => name.startsWith('--'))
        .map((name) => [name, style.getPropertyValue(name).trim()] as const),
    );

/** Every token; colours with a sample in the present theme. */
export const Tokens = () => (
  <Stack as="article" id="tokens" aria-labelledby="tokens-title">
    <Title as="h2" size="sm" id="tokens-title">
      @portal/ui/tokens.css
    </Title>
    <Grid as="ul" column={16} gap={2}>
      {readTokens().map(([name, value]) => (
        <Cluster as="li" key={name} gap={2}>
          {name.startsWith('--color') && (
            <span className={styles.sample} style={{ background: `var(${name})` }} aria-hidden="true" />
          )}
          <code>{name}</code>
          <Text as="span" size="xs" tone="muted">
            {value}
          </Text>
        </Cluster>
      ))}
    </Grid>
  </Stack>
);
