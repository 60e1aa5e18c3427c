import { render, screen } from '@testing-library/react';
import { Field } from './Field';
import { Input } from './Input';

test('names its control and describes it with the error', () => {
  render(
    <Field label="Email" required error="Please enter a valid email address">
      {(control) => <Input type="email" {...control} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Please enter a valid email address');
  expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
});

test('an optional control without an error has neither aria-describedby nor aria-invalid', () => {
  render(<Field label="Company">{(control) => <Input {...control} />}</Field>);
  const input = screen.getByRole('textbox', { name: 'Company' });
  for (const attribute of ['aria-describedby', 'aria-invalid']) {
    expect(input).not.toHaveAttribute(attribute);
  }
});
