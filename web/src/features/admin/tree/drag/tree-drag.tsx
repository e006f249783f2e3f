/**
 * Makes the rows of the content tree draggable by a handle: with the mouse, by touch and by
 * keyboard (Space, arrow keys, Space), within their list and to another parent. One dnd-kit context
 * holds all lists of a course, as in dnd-kit's example with multiple containers.
 */
import { Box } from '@chakra-ui/react';
import {
  type Active,
  type Announcements,
  type Collision,
  type CollisionDetection,
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useRef, useState } from 'react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import type { Move } from '../move/use-mover.ts';
import { type DragState, DragStateContext } from './drag-state.ts';
import { type DragRow, type Drop, type DropTarget, dropOn, isParent } from './drop.ts';

/** A shorter movement of the pointer is a click. In pixels. */
const MIN_DISTANCE = 5;
/** Rows move when others open. In milliseconds. */
const MEASURE_EVERY_MS = 200;
/**
 * The page scrolls while the pointer is this near to its upper or lower edge, as a part of its
 * height. By default it is a fifth, where rows to hold over would scroll away.
 */
const SCROLL_EDGE = 0.08;

const ONLY_INTO = {
  subject: 'contenttree.onlyIntoSubject',
  chapter: 'contenttree.onlyIntoChapter',
  unit: 'contenttree.onlyIntoUnit',
} as const;

/** The dragged row, the row under it, and the effect of a drop there. */
interface Hold {
  readonly row: DragRow;
  readonly over: { readonly id: string; readonly target: DropTarget; readonly drop: Drop } | null;
}

interface DragEvent {
  readonly active: Active;
  readonly collisions?: readonly Collision[] | null;
}

const hasSameDrop = (left: Hold, right: Hold) =>
  JSON.stringify(left.over?.drop) === JSON.stringify(right.over?.drop);

const rowOf = ({ data }: Active) => data.current?.row as DragRow;

interface TreeDragProps {
  /** Whether the server can move content to another parent. */
  readonly canMove: boolean;
  /** Resolves when the move is done or rejected. */
  readonly onMove: (move: Move) => Promise<unknown>;
  readonly children: ReactNode;
}

export function TreeDrag({ canMove, onMove, children }: TreeDragProps) {
  const { t } = useI18n();
  const [hold, setHold] = useState<Hold | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** As `hold`, which is a render late. */
  const latest = useRef<Hold | null>(null);
  /** The row that the keyboard has reached. */
  const reached = useRef<string | null>(null);
  const announced = useRef<string | undefined>(undefined);

  const dropAt = (active: Active, target: DropTarget, isBelow = false) =>
    dropOn(rowOf(active), target, { isBelow, canMove });

  const collisionDetection: CollisionDetection = (args) => {
    const { active, droppableContainers, pointerCoordinates, droppableRects } = args;
    const targets = new Map(droppableContainers.map((container) => [container.id, container]));
    if (!pointerCoordinates) {
      const droppableContainer = targets.get(reached.current ?? active.id);
      return droppableContainer
        ? [{ id: droppableContainer.id, data: { droppableContainer } }]
        : [];
    }
    // Rows contain the rows below them, so the innermost drop target is used.
    const heightOf = ({ id }: Collision) => droppableRects.get(id)?.height ?? 0;
    const hits = pointerWithin(args)
      .filter((hit) => heightOf(hit) > 0)
      .sort((left, right) => heightOf(left) - heightOf(right))
      .flatMap((hit) => {
        const rect = droppableRects.get(hit.id);
        const isBelow = rect ? pointerCoordinates.y > rect.top + rect.height / 2 : false;
        const target = targets.get(hit.id)?.data.current?.target as DropTarget | undefined;
        const collision = { ...hit, data: { ...hit.data, isBelow } };
        return target ? [{ collision, drop: dropAt(active, target, isBelow) }] : [];
      });
    const hit = hits.find(({ drop }) => drop.type !== 'refused') ?? hits[0];
    if (hit && hit.drop.type !== 'stay') return [hit.collision];
    const own = droppableContainers.filter(
      ({ data }) => dropAt(active, data.current?.target).type === 'sort',
    );
    return closestCenter({ ...args, droppableContainers: own });
  };

  const coordinateGetter: KeyboardCoordinateGetter = (event, { context }) => {
    const { active, droppableContainers, droppableRects } = context;
    const step = { [KeyboardCode.Down]: 1, [KeyboardCode.Up]: -1 }[event.code];
    if (step === undefined || !active) return undefined;
    event.preventDefault();
    const isStop = (target: DropTarget) => {
      const { type } = dropAt(active, target);
      if (type !== 'refused') return type !== 'stay';
      // Focusable, so that screen readers announce the reason for the rejection.
      return canMove && rowOf(active).place !== undefined && isParent(target);
    };
    const stops = droppableContainers
      .getEnabled()
      .flatMap(({ id, data }) => {
        const rect = droppableRects.get(id);
        const isShown = rect !== undefined && rect.height > 0;
        return isShown && (id === active.id || isStop(data.current?.target)) ? [{ id, rect }] : [];
      })
      .sort(
        (left, right) => left.rect.top - right.rect.top || right.rect.height - left.rect.height,
      );
    const at = stops.findIndex(({ id }) => id === (reached.current ?? active.id));
    const stop = stops[at + step];
    if (!stop) return undefined;
    reached.current = String(stop.id);
    return { x: stop.rect.left, y: stop.rect.top };
  };

  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: MIN_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter }),
  );

  const holdOf = ({ active, collisions }: DragEvent): Hold => {
    const data = collisions?.[0]?.data;
    const target = data?.droppableContainer.data.current?.target as DropTarget | undefined;
    const over = target && {
      id: String(collisions?.[0]?.id),
      target,
      drop: dropAt(active, target, data?.isBelow),
    };
    return { row: rowOf(active), over: over ?? null };
  };
  const start = (event: DragEvent) => {
    latest.current = holdOf(event);
    setHold(latest.current);
  };
  const update = (event: DragEvent) => {
    const { current } = latest;
    // The last movement can be reported after the drop.
    if (!current) return;
    const next = holdOf(event);
    latest.current = next;
    if (current.over?.id !== next.over?.id || !hasSameDrop(current, next)) setHold(next);
  };
  const release = () => {
    setHold(null);
    latest.current = null;
    reached.current = null;
  };
  const end = (event: DragEvent) => {
    const { row, over } = holdOf(event);
    release();
    if (over?.drop.type === 'sort') {
      const { index } = over.drop;
      if (row.ids[index] !== row.id) row.sort?.(row.id, index);
    }
    if (over?.drop.type === 'move' && row.place) {
      const { place, position } = over.drop;
      const from = { parentId: row.place.parentId, title: row.place.title, position: null };
      const to = { parentId: place.parentId, title: place.title, position };
      setBusy(true);
      void onMove({ item: row, from, to }).finally(() => setBusy(false));
    }
  };

  const placeIn = (row: DragRow, index = row.ids.indexOf(row.id)) => ({
    name: row.title,
    position: index + 1,
    count: row.ids.length,
  });
  /** The announced effect of a drop, or why it is not possible. */
  const sentence = ({ row, over }: Hold): string | undefined => {
    if (!over) return undefined;
    const { drop, target } = over;
    const names = { name: row.title, place: target.title };
    switch (drop.type) {
      case 'sort':
        return t('contenttree.dragOver', placeIn(row, drop.index));
      case 'move': {
        const into = { name: row.title, place: drop.place.title };
        if (drop.position === null) return t('contenttree.dragInto', into);
        const { position, count } = drop;
        return t('contenttree.dragBetween', {
          ...into,
          position: position + 1,
          count: count + 1,
        });
      }
      case 'through':
        return t('contenttree.dragThrough', names);
      case 'refused':
        return row.place && canMove
          ? t(ONLY_INTO[row.place.level], names)
          : t('contenttree.dragOnlyHere', names);
      case 'stay':
        return undefined;
    }
  };
  const announceChange = () => {
    const announcement = latest.current ? sentence(latest.current) : undefined;
    if (announcement === announced.current) return undefined;
    announced.current = announcement;
    return announcement;
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      const row = rowOf(active);
      // At the start the row is over itself, which is not announced.
      announced.current = t('contenttree.dragOver', placeIn(row));
      return t('contenttree.dragStarted', placeIn(row));
    },
    onDragMove: announceChange,
    onDragOver: announceChange,
    onDragEnd: ({ active, over }) => {
      const row = rowOf(active);
      const target = over?.data.current?.target as DropTarget | undefined;
      const drop = target && dropAt(active, target);
      if (drop?.type === 'move')
        return t('contenttree.dragMoved', { name: row.title, place: drop.place.title });
      return drop?.type === 'sort'
        ? t('contenttree.dragEnded', placeIn(row, drop.index))
        : t('contenttree.dragCancelled', placeIn(row));
    },
    onDragCancel: ({ active }) => t('contenttree.dragCancelled', placeIn(rowOf(active))),
  };

  const isNowhere = hold?.over?.drop.type === 'refused';
  const state: DragState = {
    canMove,
    isBusy,
    row: hold?.row ?? null,
    over: hold?.over ?? null,
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisionDetection}
      measuring={{ droppable: { frequency: MEASURE_EVERY_MS } }}
      autoScroll={{ threshold: { x: 0, y: SCROLL_EDGE } }}
      onDragStart={start}
      onDragMove={update}
      onDragOver={update}
      onDragEnd={end}
      onDragCancel={release}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('contenttree.dragHelp') },
      }}
    >
      <DragStateContext.Provider value={state}>{children}</DragStateContext.Provider>
      <DragOverlay dropAnimation={null}>
        {hold && (
          <Box
            aria-hidden="true"
            w="fit-content"
            maxW="18rem"
            p="3"
            overflowWrap="anywhere"
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="md"
            shadow="raised"
            opacity={isNowhere ? '0.6' : '1'}
            cursor={isNowhere ? 'not-allowed' : 'grabbing'}
          >
            {hold.row.title}
          </Box>
        )}
      </DragOverlay>
    </DndContext>
  );
}
