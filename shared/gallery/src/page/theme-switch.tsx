import { FilterChip, FilterChips } from '@portal/ui/filter-bar';
import { chooseTheme, useTheme, type Theme } from './theme';

const THEMES: readonly { readonly theme: Theme; readonly words: string }[] = [
  { theme: 'light', words: 'Clair' },
  { theme: 'dark', words: 'Sombre' },
  { theme: 'system', words: 'Système' },
];

/** Light, dark, or as the machine has it. */
export function ThemeSwitch() {
  const current = useTheme();
  return (
    <FilterChips label="Thème">
      {THEMES.map(({ theme, words }) => (
        <FilterChip key={theme} pressed={theme === current} onPress={() => chooseTheme(theme)}>
          {words}
        </FilterChip>
      ))}
    </FilterChips>
  );
}
