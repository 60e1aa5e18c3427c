/** What a section may use of the query library: the same instance, and so the same cache, on the whole page. */
export { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
