import { render, screen, within } from '@testing-library/react';
import { talentSourcing } from '../../content/talent-sourcing';
import { EngagementModels } from './EngagementModels';

test('The price and the link of a model are shown while its description is folded away', () => {
  const { models } = talentSourcing;
  render(<EngagementModels models={models} />);
  for (const { title, description, pricing } of models.items) {
    const toggle = screen.getByRole('button', { name: title, hidden: true });
    const folded = document.getElementById(toggle.getAttribute('aria-controls')!)!;
    expect(folded).toHaveTextContent(description);
    expect(folded).not.toHaveTextContent(pricing);
    expect(within(folded).queryByRole('link', { hidden: true })).not.toBeInTheDocument();
  }
});
