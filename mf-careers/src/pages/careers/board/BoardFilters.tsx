import { css } from '@emotion/react';
import { Button, Field, Icon, Input, media, Select, space } from '@site/ui';
import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { jobBoard } from '../../../content/careers';
import { departments, locations } from '../../../content/job-options';
import { jobs } from '../../../content/jobs';
import { BOARD_ANCHOR, type Filters, findChoices, MAX_SEARCH_CHARACTERS } from './board';
import type { Board } from './useBoard';

const styles = css({
  display: 'grid',
  gap: space(5),
  alignItems: 'end',
  // On phones the button is beside the last field, whose choices are short.
  [media.belowSm]: {
    columnGap: space(3),
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > div:nth-of-type(-n + 2)': { gridColumn: '1 / -1' },
  },
  [media.sm]: { gridTemplateColumns: '1fr 1fr' },
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr) auto' },
});

const button = css({ minHeight: '3rem', paddingInline: space(4) });

const { filters } = jobBoard;

const choices = [
  { name: 'department', all: filters.allDepartments, offered: departments },
  { name: 'location', all: filters.allLocations, offered: locations },
] as const;

const readFilters = (form: HTMLFormElement): Filters => {
  const entries = new FormData(form);
  const text = (name: keyof Filters) => String(entries.get(name));
  return { search: text('search'), department: text('department'), location: text('location') };
};

/** Search and two filters: a plain GET form that filters immediately once hydrated. */
export function BoardFilters({ board }: { board: Board }): ReactNode {
  const { state, debounceFilters, applyFilters, flushFilters } = board;
  const form = useRef<HTMLFormElement>(null);

  const adoptEntered = useEffectEvent(() => {
    const entered = readFilters(form.current!);
    const isNew = entered.search !== state.search || entered.department !== state.department;
    if (isNew || entered.location !== state.location) debounceFilters(entered);
  });

  // Only the DOM has what the visitor entered before hydration.
  useLayoutEffect(() => adoptEntered(), []);

  return (
    <form
      ref={form}
      css={styles}
      role="search"
      aria-label={filters.label}
      action={`/careers${BOARD_ANCHOR}`}
      onSubmit={(event) => {
        event.preventDefault();
        flushFilters();
      }}
    >
      <Field label={filters.search}>
        {(control) => (
          <Input
            {...control}
            type="search"
            name="search"
            placeholder={filters.placeholder}
            autoComplete="off"
            maxLength={MAX_SEARCH_CHARACTERS}
            value={state.search}
            onChange={(event) => debounceFilters({ search: event.target.value })}
            onBlur={flushFilters}
          />
        )}
      </Field>
      {choices.map(({ name, all, offered }) => (
        <Field key={name} label={filters[name]}>
          {(control) => (
            <Select
              {...control}
              name={name}
              value={state[name]}
              onChange={(event) => applyFilters({ [name]: event.target.value })}
            >
              <option value="">{all}</option>
              {findChoices(jobs, name, offered).map((choice) => (
                <option key={choice} value={choice}>
                  {choice}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
      <Button type="submit" variant="secondary" css={button}>
        <Icon name="search" size={18} />
        {filters.button}
      </Button>
    </form>
  );
}
