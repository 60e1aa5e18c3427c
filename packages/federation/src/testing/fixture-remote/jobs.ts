export const jobs = [{ title: 'Tester' }];
