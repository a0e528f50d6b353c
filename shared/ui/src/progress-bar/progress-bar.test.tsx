import { render, screen } from '@testing-library/react';
import { ProgressBar } from './progress-bar';

describe('the progress of a file', () => {
  it('is heard as its status, its step and its share', () => {
    render(<ProgressBar step={6} status="Dossier approuvé" />);
    const bar = screen.getByRole('progressbar', { name: 'Avancement du dossier' });
    expect(bar).toHaveAttribute(
      'aria-valuetext',
      'Dossier approuvé, phase 4 sur 6, propositions, étape 6 sur 12, 50\u00A0%',
    );
    expect(screen.getByText('Phase 4 sur 6, propositions')).toBeInTheDocument();
  });

  it('says that a file is closed, without a share that would look like success', () => {
    render(<ProgressBar step={12} outcome="closed" status="Refus après analyse" />);
    expect(screen.getByText('Dossier clos')).toBeInTheDocument();
    expect(screen.queryByText('100 %')).not.toBeInTheDocument();
  });

  it('invents no bar for a status that has no step, and draws its phase', () => {
    render(<ProgressBar step={null} phase={2} status="Informations fournies" />);
    expect(screen.queryByText(/Étape/)).not.toBeInTheDocument();
    expect(screen.getByText('Phase 2 sur 6, étude du dossier')).toBeInTheDocument();
    expect(screen.getByText('2. Étude du dossier').parentElement?.dataset['state']).toBe('current');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});
