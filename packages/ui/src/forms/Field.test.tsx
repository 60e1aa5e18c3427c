import { render, screen } from '@testing-library/react';
import { Field } from './Field';
import { Input } from './Input';

test('names its control and describes it with the hint and the error', () => {
  render(
    <Field label="Email" required hint="We never share it." error="Please enter a valid email address">
      {(control) => <Input type="email" {...control} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('We never share it. Please enter a valid email address');
  expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
});

test('sets no further attributes on an optional control without hint or error', () => {
  render(<Field label="Company">{(control) => <Input {...control} />}</Field>);
  const input = screen.getByRole('textbox', { name: 'Company' });
  for (const attribute of ['aria-describedby', 'aria-invalid']) {
    expect(input).not.toHaveAttribute(attribute);
  }
});
