import { subscribeToToasts, toast, type Toast } from './toast';

function subscribe() {
  const shown: Toast[] = [];
  return { shown, unsubscribe: subscribeToToasts((notification) => shown.push(notification)) };
}

test('queues the last toast until something shows toasts', () => {
  toast({ title: 'First' });
  toast({ title: 'Second' });
  const { shown, unsubscribe } = subscribe();
  expect(shown).toEqual([{ title: 'Second' }]);
  unsubscribe();
});

test('shows a toast once', () => {
  const first = subscribe();
  toast({ title: 'Saved', variant: 'destructive' });
  const second = subscribe();
  expect(first.shown).toEqual([{ title: 'Saved', variant: 'destructive' }]);
  expect(second.shown).toEqual([]);
  first.unsubscribe();
  second.unsubscribe();
});
