import { css } from '@emotion/react';
import { Button, Heading, Shape, space, Stack, Text } from '@site/ui';
import type { MouseEvent, ReactNode } from 'react';
import { jobBoard } from '../../../content/careers';
import { DEFAULT_BOARD_STATE } from './board';
import { BoardLink } from './BoardLink';

const styles = css({ alignItems: 'center', textAlign: 'center', paddingBlock: space(12) });

const { nothingFound } = jobBoard;

/** Shown where no job matches search and filters. */
export function NoJobs({ onClear }: { onClear: (event: MouseEvent) => void }): ReactNode {
  return (
    <Stack gap={4} css={styles}>
      <Shape name="star" color="yellow" size={56} />
      <Heading level={3}>{nothingFound.title}</Heading>
      <Text tone="muted">{nothingFound.text}</Text>
      <Button as={BoardLink} to={DEFAULT_BOARD_STATE} onClick={onClear} variant="secondary">
        {nothingFound.button}
      </Button>
    </Stack>
  );
}
