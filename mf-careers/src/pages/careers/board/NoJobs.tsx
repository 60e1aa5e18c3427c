import { css } from '@emotion/react';
import { Button, Heading, Shape, space, Stack, Text } from '@site/ui';
import type { MouseEvent, ReactNode } from 'react';
import { jobBoard } from '../../../content/careers';
import { BoardLink } from './BoardLink';

const styles = css({ alignItems: 'center', textAlign: 'center', paddingBlock: space(12) });

const { nothingFound } = jobBoard;

interface NoJobsProps {
  /** Id of the job whose page it is on, if there is one. */
  job: string;
  onClear: (event: MouseEvent) => void;
}

/** Shown where no job matches search and filters. */
export function NoJobs({ job, onClear }: NoJobsProps): ReactNode {
  return (
    <Stack gap={4} css={styles}>
      <Shape name="star" color="yellow" size={56} />
      <Heading level={3}>{nothingFound.title}</Heading>
      <Text tone="muted">{nothingFound.text}</Text>
      <Button as={BoardLink} to={{ job }} onClick={onClear} variant="secondary">
        {nothingFound.button}
      </Button>
    </Stack>
  );
}
